import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { setLocale } from './i18n';
import { pageAt } from './pages';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';

// Not awaited here: the pages import this very file, and would wait for it to end.
async function open(target: HTMLElement): Promise<void> {
  // The page comes beside its language, not after it. One that fails to come says so itself.
  const page = pageAt(router.route.page)?.catch(() => {});
  await Promise.all([setLocale(prefs.locale), page]);
  mount(App, { target });
}

const target = document.getElementById('app');
if (target) void open(target);
