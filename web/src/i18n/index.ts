export { has, locale, setLocale, t, tellGames, type Args } from './locale.svelte';
