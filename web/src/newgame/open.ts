import { api, randomSalt } from '../api';
import { router } from '../router.svelte';
import { toNewTable, type Choices } from './choices';

/** Opens the table that choices ask for and goes there. */
export async function openTable(choices: Choices): Promise<void> {
  const { id } = await api.createTable(toNewTable(choices, randomSalt()));
  router.go(`/table/${id}`);
}
