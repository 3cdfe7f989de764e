import { existsSync, rmSync } from 'node:fs';
import { CHROMIUM, OUTPUT, PAGE, SERVER } from './places.ts';

/** Says at once what is missing, instead of failing scene by scene. */
export default function ready(): void {
  const needed: [string, string][] = [
    [SERVER, 'expected from `cargo build -p cli`, or named by CAVALETTRES'],
    [PAGE, 'expected from `npm run build`'],
    [CHROMIUM, 'expected from the system, or named by CHROMIUM'],
  ];
  for (const [path, expectation] of needed)
    if (!existsSync(path)) throw new Error(`${path} not found, ${expectation}`);
  rmSync(OUTPUT, { recursive: true, force: true });
}
