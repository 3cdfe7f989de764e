export { has, locale, setLocale, t, tellGame, type Args } from './locale.svelte';
