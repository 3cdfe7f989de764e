/**
 * Whether a secret is the one whose SHA-256 was announced: the hash is of the secret as it is
 * written, and itself in hexadecimal. Null where the browser keeps its cryptography for secure
 * addresses.
 */
export async function matches(commitment: string, secret: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('') === commitment.toLowerCase();
}
