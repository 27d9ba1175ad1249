import type { AppUpdater, UpdateInfo } from 'electron-updater'
import {
  parseUpdateInfo,
  Provider,
  type ProviderRuntimeOptions,
  resolveFiles,
} from 'electron-updater/out/providers/Provider.js'
import { isSignedFeed, SIGNATURE_ENDING } from './feed-signature.ts'

type Feed = Parameters<AppUpdater['setFeedURL']>[0]

export interface FeedOptions {
  /** Folder of the feed, with or without a slash at its end. */
  readonly url: string
  /** SPKI DER, base64; null = this build takes feeds without a signature. */
  readonly publicKey: string | null
}

/**
 * A feed whose description is believed only with its signature, if the build has a key. The very text that was signed is
 * the one that is read: nothing is fetched a second time.
 */
class SignedProvider extends Provider<UpdateInfo> {
  readonly #base: URL
  readonly #publicKey: string | null

  constructor({ url, publicKey }: FeedOptions, runtimeOptions: ProviderRuntimeOptions) {
    // Not every server answers several ranges in one; one range at a time is understood by all.
    super({ ...runtimeOptions, isUseMultipleRangeRequest: false })
    this.#base = new URL(url.endsWith('/') ? url : `${url}/`)
    this.#publicKey = publicKey
  }

  /** @throws `UPDATE_NOT_SIGNED`, or what the network says */
  async getLatestVersion(): Promise<UpdateInfo> {
    const name = `${this.getDefaultChannelName()}.yml`
    const address = new URL(name, this.#base)
    const text = await this.#textAt(address)
    if (this.#publicKey !== null) {
      const signature = await this.#textAt(new URL(name + SIGNATURE_ENDING, this.#base)).catch(() => '')
      if (!isSignedFeed(name, text, signature, this.#publicKey)) throw new Error(`UPDATE_NOT_SIGNED ${name}`)
    }
    return parseUpdateInfo(text, name, address)
  }

  resolveFiles(info: UpdateInfo): ReturnType<typeof resolveFiles> {
    return resolveFiles(info, this.#base)
  }

  async #textAt(address: URL): Promise<string> {
    return (await this.httpRequest(address, { 'cache-control': 'no-cache' })) ?? ''
  }
}

/** What `setFeedURL` of electron-updater takes for such a feed. */
export function signedFeed(options: FeedOptions): Feed {
  class OfThisFeed extends SignedProvider {
    constructor(_given: unknown, _updater: unknown, runtimeOptions: ProviderRuntimeOptions) {
      super(options, runtimeOptions)
    }
  }
  return { provider: 'custom', updateProvider: OfThisFeed }
}
