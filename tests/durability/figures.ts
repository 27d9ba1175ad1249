import { writeFileSync } from 'node:fs'

/** Hands figures over to a measured run (`tests/bench/durability-figures.ts`), and prints them. */
export function reportFigures(figures: Readonly<Record<string, number>>): void {
  const file = process.env['FIGURES']
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures))
  console.info(JSON.stringify(figures))
}
