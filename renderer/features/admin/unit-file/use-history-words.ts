import { useTranslation } from 'react-i18next'
import { useDeedWords } from '../audit/use-deed-words.ts'
import type { HistoryEntry } from './use-unit-file.ts'

/** One thing that an entry tells of. */
interface Part {
  /** As a sentence of its own. */
  readonly sentence: string
  /** As a line below the sentence of all of them. */
  readonly line: string
}

/** Says what was done to a unit: a sentence for each entry, and a line for everything that the sentence does not name. */
export function useHistoryWords() {
  const { t } = useTranslation('admin-unit')
  const deeds = useDeedWords()

  function say(entry: HistoryEntry): { readonly sentence: string; readonly lines: readonly string[] } {
    const { acting, action, person, orderNumber, designLines, upgrades } = entry
    const name = getName(entry)
    const kinds = [
      designLines.map((line) => describeLine(name, line)),
      upgrades.map((upgrade) => describeUpgrade(name, upgrade)),
      entry.choices.map((choice) => describeChoice(name, choice)),
    ]
    const parts = kinds.flat()
    const count = parts.length
    // A design line, else an upgrade, else a choice says what it was all about, if it is the only one of its kind.
    const [first] = kinds.filter((kind) => kind.length > 0)
    const leading = first?.length === 1 ? first[0] : undefined
    const others = parts.filter((part) => part !== leading).map(({ line }) => line)
    const lines = acting === null ? others : [t('history.reason', { reason: acting.reason }), ...others]
    if (leading !== undefined) return { sentence: leading.sentence, lines }
    if (count === 0)
      return { sentence: deeds.say({ action, name, about: person, number: orderNumber, answer: entry.answer }), lines }
    if (count === designLines.length) return { sentence: t('history.lines', { name, count }), lines }
    const isUpgrades = count === upgrades.length
    return { sentence: t(isUpgrades ? 'history.upgrades' : 'history.choseSeveral', { name, count }), lines }
  }

  function describeLine(name: string, { title, room, isOn }: HistoryEntry['designLines'][number]): Part {
    const line = room === '' ? t('history.designLine', { title }) : t('history.designLineIn', { title, room })
    if (!isOn) {
      const sentence = t(room === '' ? 'history.lineOff' : 'history.lineOffIn', { name, title, room })
      return { sentence, line: t('history.line', { item: line, product: t('history.taken') }) }
    }
    return { sentence: t(room === '' ? 'history.choseLine' : 'history.choseLineIn', { name, title, room }), line }
  }

  function describeUpgrade(name: string, { title, isOn }: HistoryEntry['upgrades'][number]): Part {
    return {
      sentence: t(isOn ? 'history.upgradeOn' : 'history.upgradeOff', { name, title }),
      line: t('history.line', { item: title, product: t(isOn ? 'history.added' : 'history.taken') }),
    }
  }

  function describeChoice(name: string, { item, product }: HistoryEntry['choices'][number]): Part {
    return {
      sentence: t(product === '' ? 'history.cleared' : 'history.chose', { name, item, product }),
      line: t('history.line', { item, product: product === '' ? t('history.taken') : product }),
    }
  }

  /** Who did it, and in whose name. */
  function getName({ by, acting, action }: HistoryEntry): string {
    const name = deeds.getName({ action, name: by?.name ?? '' })
    if (acting === null || !action.startsWith('configuration.')) return name
    return acting.buyerName === ''
      ? t('history.forNobody', { name })
      : t('history.inNameOf', { name, buyer: acting.buyerName })
  }

  return { say }
}
