export { has, locale, setLocale, t, type Args } from './locale.svelte';
