import { t } from '../i18n';
import { toast } from '../ui/toasts.svelte';

/** Hands an address on: by the system's sheet, else into the clipboard, and says so. */
export async function shareAddress(url: string, text: string): Promise<void> {
  if ('share' in navigator) {
    // Closing the system's sheet is no failure.
    await navigator.share({ title: 'Cavalettres', text, url }).catch(() => {});
    return;
  }
  try {
    await clipboard().writeText(url);
    toast({ kind: 'plain', text: t('share-copied') });
  } catch {
    toast({ kind: 'bad', text: t('share-by-hand', { address: url }) });
  }
}

/** Without a secure address, browsers keep the clipboard to themselves. */
function clipboard(): Clipboard {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) throw new Error('no clipboard');
  return clipboard;
}
