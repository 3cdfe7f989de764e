import { api } from '../api';
import { locale } from '../i18n';
import type { Book } from '../wire/book/Book';

/** The books that were read, by game and language. */
const read = new Map<string, Promise<Book>>();

/** The book of a game in the language that is shown; asked for once. */
export function bookOf(game: string): Promise<Book> {
  const key = `${game} ${locale()}`;
  let book = read.get(key);
  if (!book) {
    book = api.book(game);
    read.set(key, book);
    // Whoever asks again after a failure is answered anew.
    book.catch(() => read.delete(key));
  }
  return book;
}
