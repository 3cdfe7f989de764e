import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server to test. */
export const SERVER = process.env['CAVALETTRES'] ?? here('../../target/debug/cavalettres');

/** The browser to test it with. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** The other browser, which must open every page as well. */
export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** The built page, which a debug build of the server reads as it is asked for it. */
export const PAGE = here('../dist/index.html');

/** Where a scene that fails leaves its pictures and its logs. */
export const OUTPUT = here('./output');

/** The source of the accessibility rules. */
export const AXE = here('../node_modules/axe-core/axe.min.js');
