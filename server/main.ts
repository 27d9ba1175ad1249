import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

enableCompileCache()

const { PROGRAM_DIR, readConfig } = await import('./config.ts')
const { startServer } = await import('./app.ts')
const { keepNewFilesPrivate } = await import('./data-folder.ts')
const { lockDataFolder } = await import('./data-folder-lock.ts')
const { refuseSampleUsers } = await import('#server/catalogues/package/sample-users.ts')
const { seedSample } = await import('#server/catalogues/package/seed-sample.ts')
const { seedSampleMessages } = await import('./seed-sample-messages.ts')
const { readyText } = await import('./ready-text.ts')
const { startFailure } = await import('./start-failure.ts')

const SAMPLE_HOME = '/bp/demo/lindenhof/login'
const SAMPLE_PACKAGE = join(PROGRAM_DIR, 'resources/projects/lindenhof')
const SAMPLE_FILE = join(PROGRAM_DIR, 'resources/sample.json')

/** Starts the portal; the process ends with 1 and one clear line when it cannot. */
async function main(): Promise<void> {
  keepNewFilesPrivate()
  const result = readConfig(process.env)
  if (!result.ok) return fail(result.message)
  const { config } = result
  const hasSample = config.seedSample && existsSync(SAMPLE_FILE)
  try {
    // Several servers on one portal hear of each other through PostgreSQL alone.
    if (config.databaseUrl === null) lockDataFolder(config.dataDir)
    const server = await startServer({
      ...config,
      samplePackage: SAMPLE_PACKAGE,
      homePath: config.homePath ?? (hasSample ? SAMPLE_HOME : null),
      behindTls: config.publicUrl?.startsWith('https://') ?? false,
      async prepare(database, files) {
        if (hasSample) {
          await seedSample({ database, files, sampleFile: SAMPLE_FILE })
          await seedSampleMessages({ database, files, now: Date.now() })
        }
        // Others reach it, and nobody has said that everybody may log in.
        else if (config.publicUrl !== null && !config.seedSample)
          await refuseSampleUsers({ database, sampleFile: SAMPLE_FILE }, namedDataDir(config))
      },
    })
    // At once: it answers already, and whoever has had an answer may ask it to stop.
    stopOnSignals(() => server.close())
    // With the sample data everybody knows who may log in.
    const setupToken = hasSample ? null : await server.services.setup.openLink()
    process.stdout.write(
      readyText(server.url, {
        setupUrl: setupToken === null ? null : `${server.publicUrl}/setup?token=${setupToken}`,
        sampleJson: hasSample ? await readFile(SAMPLE_FILE, 'utf8') : null,
        hasNoMailServer: config.publicUrl !== null && config.smtpUrl === null,
        isProxyUnknown: config.publicUrl !== null && !config.isProxyKnown,
      }),
    )
  } catch (error) {
    fail(startFailure(error, config))
  }
}

/** null = the command line finds the data by itself: in the default folder, or by DATABASE_URL. */
function namedDataDir({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }): string | null {
  return databaseUrl !== null || dataDir === resolve('data') ? null : dataDir
}

function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait.
      if (isStopping) process.exit(1)
      isStopping = true
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

await main()
