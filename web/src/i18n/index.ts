export { has, locale, setLocale, t, tell, tellGame, type Args, type Topic } from './locale.svelte';
