import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { NextSteps } from '../next-steps/NextSteps.tsx'
import { useNextSteps } from '../next-steps/use-next-steps.ts'
import { ListFrame } from '../ListFrame.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { BulkInvite } from './bulk/BulkInvite.tsx'
import { BulkRemind } from './bulk/BulkRemind.tsx'
import { BulkSale } from './bulk/BulkSale.tsx'
import { filterRows, listLines, sortRows } from './arrange-units.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { findRows, prepareSearch } from './search-units.ts'
import { CARDS } from './unit-lines.ts'
import { UnitsTable } from './UnitsTable.tsx'
import { UnitsTools } from './UnitsTools.tsx'
import { useAccountUnits } from './use-account-units.ts'
import { useUnitsCsv } from './use-units-csv.ts'
import { useUnitsView } from './use-units-view.ts'
import type { UnitRow } from './unit-rows.ts'
import { readView, type UnitsView } from './units-view.ts'

const NO_ROWS: readonly UnitRow[] = []
const NOTHING: ReadonlySet<string> = new Set()

/** Every unit of the account, what waits for the team first (UNT-1). */
export function UnitsPanel() {
  const list = useAccountUnits()
  const steps = useNextSteps(list.data)
  return <Units list={list} steps={steps} />
}

interface UnitsProps {
  readonly list: ReturnType<typeof useAccountUnits>
  readonly steps: ReturnType<typeof useNextSteps>
}

/** Drawn anew with each letter of a search; what asks the server is not. */
function Units({ list, steps }: UnitsProps) {
  const { t } = useTranslation('admin-units')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useUnitsView()
  const hasCards = useMedia(CARDS)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NOTHING)
  const { data } = list
  const rows = data?.rows ?? NO_ROWS
  const shown = useShownRows(rows, view)
  const lines = useMemo(() => listLines(shown, data?.projects ?? [], view), [shown, data, view])
  const amounts = useMemo(() => rows.flatMap(({ unit }) => [unit.figures?.total ?? 0, unit.price ?? 0]), [rows])
  const writeCsv = useUnitsCsv(view.columns)
  const saveCsv = (saved: readonly UnitRow[]) => saveFile(writeCsv(saved), t('csv.file', { day: data?.today }))
  const picked = chosen.size === 0 ? NO_ROWS : rows.filter(({ unit }) => chosen.has(unit.id))
  const keep = (leftIds: readonly string[]) => setChosen(new Set(leftIds))
  const everything = () => change({ ...readView(new URLSearchParams()), columns: view.columns, sort: view.sort })
  return (
    <section aria-labelledby="admin-units">
      <PanelHead id="admin-units" title={tAdmin('unitList.title')} intro={describe()}>
        <SaveCsv variant="outlined" isDisabled={shown.length === 0} onSave={() => saveCsv(shown)} />
        {hasCards ? null : <ColumnMenu columns={view.columns} onChange={change} />}
      </PanelHead>
      {steps.length === 0 ? null : <NextSteps steps={steps} />}
      <UnitsTools view={view} rows={rows} projects={data?.projects ?? []} onChange={change} />
      <p className="visually-hidden" role="status">
        {data === undefined ? '' : t('found', { count: shown.length })}
      </p>
      <ListFrame
        list={{ ...list, data: data && { rows: lines } }}
        icon="home"
        isBare
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        onAll={rows.length === 0 ? null : everything}
      >
        {(all) => (
          <ExactAmounts amounts={amounts}>
            <UnitsTable
              lines={all}
              rows={shown}
              view={view}
              today={data?.today ?? ''}
              chosen={chosen}
              onChoose={setChosen}
              onChange={change}
            />
          </ExactAmounts>
        )}
      </ListFrame>
      {picked.length === 0 ? null : (
        <BulkBar count={picked.length} onClear={() => setChosen(NOTHING)}>
          <SaveCsv variant="text" isDisabled={false} onSave={() => saveCsv(picked)} />
          <BulkRemind rows={picked} onDone={keep} />
          <BulkInvite rows={picked} onDone={keep} />
          <BulkSale rows={picked} today={data?.today ?? ''} onDone={keep} />
        </BulkBar>
      )}
    </section>
  )

  function describe(): string {
    if (data === undefined) return t('intro')
    const places = t('inProjects', { count: data.projects.length })
    return shown.length === rows.length
      ? t('all', { count: rows.length, places })
      : t('some', { count: shown.length, all: rows.length, places })
  }
}

interface SaveCsvProps {
  readonly variant: 'outlined' | 'text'
  readonly isDisabled: boolean
  readonly onSave: () => void
}

/** Its button is not drawn anew because other rows would be saved. */
function SaveCsv({ variant, isDisabled, onSave }: SaveCsvProps) {
  const latest = useRef(onSave)
  useLayoutEffect(() => {
    latest.current = onSave
  }, [onSave])
  const save = useCallback(() => latest.current(), [])
  return <SaveCsvButton variant={variant} isDisabled={isDisabled} onSave={save} />
}

const SaveCsvButton = memo(function SaveCsvButton({ variant, isDisabled, onSave }: SaveCsvProps) {
  const { t } = useTranslation('admin-units')
  const icon = <NamedIcon name="download" size={20} />
  return (
    <Button variant={variant} color="inherit" startIcon={icon} disabled={isDisabled} onClick={onSave}>
      {t('csv.save')}
    </Button>
  )
})

/** Rows of the view, each step only when what it goes by has changed. */
function useShownRows(rows: readonly UnitRow[], view: UnitsView): readonly UnitRow[] {
  const locale = useLocale()
  const { sort, question, project, sale, state, search } = view
  const sorted = useMemo(() => sortRows(rows, sort, locale), [rows, sort, locale])
  const filtered = useMemo(
    () => filterRows(sorted, { question, project, sale, state }),
    [sorted, question, project, sale, state],
  )
  usePreparedSearch(rows)
  return useMemo(() => findRows(filtered, search), [filtered, search])
}

/** So that a first letter need not wait for thousands of rows. */
function usePreparedSearch(rows: readonly UnitRow[]): void {
  useEffect(() => {
    let callOff = whenIdle(goOn)
    return () => callOff()

    function goOn() {
      if (!prepareSearch(rows)) callOff = whenIdle(goOn)
    }
  }, [rows])
}
