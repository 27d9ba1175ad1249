import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { MAX_ARCHIVE_BYTES } from '#shared/contracts/http/admin-projects.contract.ts'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { findImports } from './import-scanner.ts'

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8')
const dockerfile = read('build/container/Dockerfile').replaceAll('\\\n', '')
/** What the image is in the end. */
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const ServiceSchema = z.looseObject({
  image: z.optional(z.string()),
  environment: z.record(z.string(), z.string()),
  ports: z.optional(z.array(z.string())),
  volumes: z.array(z.string()),
  read_only: z.optional(z.boolean()),
})
const ComposeSchema = z.object({
  services: z.object({ database: ServiceSchema, portal: ServiceSchema, proxy: ServiceSchema }),
  volumes: z.record(z.string(), z.null()),
})
const composeText = read('build/container/compose.yaml')
const { services, volumes } = z.parse(ComposeSchema, parse(composeText))
const PackageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})
const { dependencies, devDependencies } = z.parse(PackageSchema, JSON.parse(read('package.json')))

const listMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const settings = `${read('server/config.ts')}${read('server/s3-settings.ts')}`
const settingNames = listMatches(settings, /(?:environment\['|\(environment, ')(\w+)'/g)

describe('the container image', () => {
  it('OPS-10: runs without rights, answers a health check, and neither installs nor builds at the start', () => {
    expect(listMatches(lastStage, /^USER (.+)$/gm)).toEqual(['node'])
    expect(lastStage).toMatch(/^HEALTHCHECK .*\/readyz/m)
    expect(listMatches(lastStage, /^CMD (.+)$/gm)).toEqual(['["node", "server/main.ts"]'])
    expect(listMatches(lastStage, /^EXPOSE (\d+)$/gm)).toEqual(listMatches(lastStage, /\bPORT=(\d+)/g))
    const major = /^\d+/.exec(devDependencies['node'] ?? '')?.[0]
    expect(new Set(listMatches(dockerfile, /^FROM node:(\d+)/gm))).toEqual(new Set([major]))
  })

  it('OPS-10: has all that it copies and all that the server needs', () => {
    const copied = listMatches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(' '))
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((name) => !existsSync(join(PROJECT_FOLDER, name)))).toEqual([])
    const needed = sourceFiles()
      .filter(({ path }) => /^(server|shared)\//.test(path) && !/\.test\.ts$|\/(testing|fixtures)\//.test(path))
      .flatMap(({ text }) => findImports(text).map(({ specifier }) => specifier))
      .filter((name) => !/^[.#]|^node:/.test(name) && !builtinModules.includes(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    expect(new Set(needed).size).toBeGreaterThan(10)
    expect([...new Set(needed)].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  })
})

describe('the compose file', () => {
  it('OPS-10: names settings that there are, each of them once', () => {
    const ours = listMatches(lastStage, /^ENV (.+)$/gm)
      .flatMap((line) => listMatches(line, /(?:^| )(\w+)=/g))
      .filter((name) => !name.startsWith('NODE_'))
    const named = [...ours, ...Object.keys(services.portal.environment)]
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
  })

  it('OPS-10: takes from .env what .env.example has, and nothing else', () => {
    const asked = new Set(listMatches(composeText, /\$\{(\w+)/g))
    expect(new Set(listMatches(read('build/container/.env.example'), /^(\w+)=/gm))).toEqual(asked)
  })

  it('OPS-10: shows the proxy alone, believes it alone, and keeps what has to be kept', () => {
    expect([services.database.ports, services.portal.ports]).toEqual([undefined, undefined])
    expect(services.proxy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(services.portal.environment['TRUST_PROXY']).toBe('1')
    expect(services.portal.read_only).toBe(true)
    const kept = [services.database, services.portal, services.proxy].flatMap((service) => service.volumes)
    const places = kept.map((line) => line.slice(line.lastIndexOf(':/') + 1))
    for (const place of ['/data', '/backups', '/var/lib/postgresql/data']) expect(places).toContain(place)
    const byName = kept.flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? [])
    expect(new Set(byName)).toEqual(new Set(Object.keys(volumes)))
  })

  it('OPS-10: has programs for back-ups of the database’s own version', () => {
    const image = /^postgres:(\d+)$/.exec(services.database.image ?? '')?.[1]
    expect(listMatches(lastStage, /postgresql-client-(\d+)/g)).toEqual([image])
  })
})

describe('the proxies', () => {
  it('OPS-10: let whole packages through, and events at once', () => {
    const [caddy, nginx] = [read('build/container/Caddyfile'), read('build/container/nginx.conf')]
    const megabytes = MAX_ARCHIVE_BYTES / 1024 / 1024
    expect(caddy).toContain(`max_size ${megabytes}MB`)
    expect(nginx).toContain(`client_max_body_size ${megabytes}m;`)
    expect(caddy).toContain('flush_interval -1')
    for (const line of ['proxy_buffering off;', 'proxy_request_buffering off;', 'X-Forwarded-For $remote_addr;'])
      expect(nginx).toContain(line)
  })
})
