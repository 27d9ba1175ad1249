import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { describeInEnglish, isFindingCode } from '#shared/contracts/package-findings.ts'
import { FormFailure, FormNote } from '#renderer/ui/FormNote.tsx'
import { Cell, DataTable, TableRow } from '#renderer/ui/DataTable.tsx'
import shared from '../admin.module.css'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from './projects.module.css'
import type { Report } from './use-import.ts'

const JSON_TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'null'] as const

function isJsonType(text: string | number): text is (typeof JSON_TYPES)[number] {
  return JSON_TYPES.some((type) => type === text)
}

interface ImportReportProps {
  readonly report: Report
  /** Nothing can be imported. */
  readonly isBlocked: boolean
}

/** What the package holds, and what the check has found in it. */
export function ImportReport({ report, isBlocked }: ImportReportProps) {
  const { t } = useTranslation('admin-projects')
  const { project, errorCount, warningCount, faults } = report
  const total = errorCount + warningCount
  const found = [
    ...(errorCount === 0 ? [] : [t('import.errors', { count: errorCount })]),
    ...(warningCount === 0 ? [] : [t('import.warnings', { count: warningCount })]),
  ].join(', ')
  return (
    <div className="ww-stack ww-gap-20">
      {project === null ? null : (
        <p className="ww-stack ww-gap-4">
          <strong>{project.name}</strong>
          <span className="ww-muted">
            {project.town} · {t('import.unitCount', { count: project.unitCount })}
          </span>
          <span className="ww-muted">{t(project.isKnown ? 'import.isKnown' : 'import.isNew')}</span>
        </p>
      )}
      {isBlocked ? (
        <FormFailure>
          {found}. {t('import.blocked')}
        </FormFailure>
      ) : (
        <FormNote>
          {total === 0 ? t('import.faultless') : `${found}.`} {t('import.ready')}
        </FormNote>
      )}
      {faults.length === 0 ? null : <FaultsTable faults={faults} />}
      {total > faults.length ? <p>{t('import.more', { shown: faults.length, total })}</p> : null}
    </div>
  )
}

function FaultsTable({ faults }: Pick<Report, 'faults'>) {
  const { t } = useTranslation('admin-projects')
  const { t: finding } = useTranslation('admin-findings')
  // JSON's types in words; others, of a newer checker, as they are.
  const named = ({ expected, ...others }: Report['faults'][number]['params']) =>
    expected === undefined
      ? others
      : { ...others, expected: isJsonType(expected) ? t(`import.types.${expected}`) : expected }
  return (
    <Paper variant="outlined" className={shared.frame}>
      <DataTable
        className={styles.faults}
        aria-label={t('import.report')}
        columns={[t('import.severity'), t('import.place'), t('import.message')]}
      >
        {faults.map(({ severity, file, path, code, params }) => (
          <TableRow key={`${severity} ${file} ${path} ${code} ${JSON.stringify(params)}`}>
            <Cell>
              <StateChip state={severity === 'error' ? 'expired' : 'open'} label={t(`import.${severity}`)} />
            </Cell>
            <Cell>
              <code>{file === '' ? t('import.archive') : file}</code>
              {path === '' ? null : <code className="ww-muted">{path}</code>}
            </Cell>
            <Cell>
              {isFindingCode(code)
                ? finding(code, { ...named(params), defaultValue: describeInEnglish({ code, params }) })
                : code}
            </Cell>
          </TableRow>
        ))}
      </DataTable>
    </Paper>
  )
}
