import { once } from 'node:events'
import { createServer } from 'node:http'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { copyOfTemplate, prepareTemplate, removeFolder } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for the template. */
    templateDoor: string
  }
}

/**
 * Set-up of a whole run: the sample project is imported once, when the first test file asks for a portal that has it.
 * They ask by HTTP, because each of them has a process of its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let made: Promise<string> | null = null
  const door = createServer((_, answer) => {
    made ??= prepareTemplate()
    made.then(
      (template) => answer.end(template),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const place = door.address()
  project.provide('templateDoor', `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    await made?.then(removeFolder, () => undefined)
  }
}

/** A data folder of its own with the sample project in it. */
export async function newSampleFolder(name: string): Promise<string> {
  const answer = await fetch(inject('templateDoor'))
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return copyOfTemplate(said, name)
}
