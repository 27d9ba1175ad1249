import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { findPostgresBinaries, type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for a database. */
    postgresDoor: string
    /** Folder for what files prepare once and copy for each test; it goes at the end of the run. */
    templates: string
  }
}

/**
 * Set-up of a whole run: one PostgreSQL for all of its test files, started when the first of them asks for a database
 * and stopped at the end. They ask by HTTP, because each of them has a process of its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | null = null
  const start = () => {
    const binaries = findPostgresBinaries()
    return binaries === null ? Promise.reject(new Error('There is no PostgreSQL.')) : startPostgres(binaries)
  }
  const serve = async (method: string | undefined, address: string) => {
    started ??= start()
    const server = await started
    if (method === 'POST') return server.createDatabase(address)
    await server.dropDatabase(address)
    return ''
  }
  const door = createServer((request, answer) => {
    void text(request)
      .then((address) => serve(request.method, address))
      .then((said) => answer.end(said))
      .catch((error: unknown) => answer.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const place = door.address()
  project.provide('postgresDoor', `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`)
  const templates = await mkdtemp(join(tmpdir(), 'templates-'))
  project.provide('templates', templates)
  return async () => {
    await rm(templates, { recursive: true, force: true })
    door.close()
    door.closeAllConnections()
    await (await started)?.stop()
  }
}

/** POST makes a database, empty or a copy of the one at the address, and answers its address; DELETE removes one. */
export async function askOnePostgres(method: 'POST' | 'DELETE', address = ''): Promise<string> {
  const answer = await fetch(inject('postgresDoor'), { method, body: address })
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
