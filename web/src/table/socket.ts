import { locale } from '../i18n';
import type { World } from './link';

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
      socket.addEventListener('close', () => events.closed());
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
  };
}
