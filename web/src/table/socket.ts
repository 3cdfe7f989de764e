import { locale } from '../i18n';
import type { Order } from '../wire/Order';
import type { World } from './link';

const KEY = 'cavalettres.orders.';

function read(id: string): Order[] {
  try {
    const orders: unknown = JSON.parse(sessionStorage.getItem(KEY + id) ?? '[]');
    return Array.isArray(orders)
      ? (orders as Order[]).filter((one) => Number.isInteger(one?.k))
      : [];
  } catch {
    return [];
  }
}

/** The browser as the link's world: a real socket to one table, and real time. */
export function browser(id: string): World {
  return {
    connect(query, events) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
      const socket = new WebSocket(`${address}${query}&lang=${locale()}`);
      socket.addEventListener('open', () => events.opened());
      socket.addEventListener('message', (event) => {
        if (typeof event.data === 'string') events.said(event.data);
      });
      // An error is always followed by a close.
      socket.addEventListener('close', (event) => events.closed(event.code));
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    now: () => performance.now(),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    kept: () => read(id),
    keep(orders) {
      try {
        if (orders.length === 0) sessionStorage.removeItem(KEY + id);
        else sessionStorage.setItem(KEY + id, JSON.stringify(orders));
      } catch {
        // Without storage an order lasts as long as the page.
      }
    },
  };
}
