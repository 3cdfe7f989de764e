import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { setLocale } from './i18n';
import { prefs } from './prefs.svelte';

const target = document.getElementById('app');
if (target) {
  await setLocale(prefs.locale);
  mount(App, { target });
}
