import type { BrowserError } from '@balcao/contract/operator'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { EmptyState } from '../../ui/notices/empty-state'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { Card } from '../../ui/page/card'
import { PageTitle } from '../../ui/page/page-title'
import { Time } from '../../ui/values/time'
import { Ago } from '../ago'
import { listBars } from '../list-loading'
import { operatorTexts } from '../texts'
import { useBrowserErrors } from './errors.queries'

/** /operador/erros: what broke in people's browsers, how often, when, and where in the program. */
export function ErrorsScreen() {
  const t = useTexts(operatorTexts)
  useDocumentTitle(t('navErrors'))
  const list = useBrowserErrors()
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{t('navErrors')}</PageTitle>
      <p className="-mt-8 max-w-prose text-ink-soft">{t('errorsText')}</p>
      {!list.data && <NotThereYet reading={list} failed={t('errorsFailed')} t={t} {...listBars} />}
      {list.data?.length === 0 && (
        <EmptyState icon={<CircleCheck size={30} aria-hidden="true" />} title={t('noErrors')}>
          {t('noErrorsText')}
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && (
        <Card>
          <ul aria-label={t('errorsList')} className="grid divide-y divide-line">
            {list.data.map((error) => (
              <ErrorLine key={error.digest} error={error} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function ErrorLine({ error }: { error: BrowserError }) {
  const t = useTexts(operatorTexts)
  return (
    <li className="grid gap-0.5 py-2.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold wrap-anywhere">{error.message}</span>
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {t('errorTimes', { count: String(error.count) })} · <Ago at={error.last_at} />
        </span>
      </span>
      <span className="text-sm wrap-anywhere text-ink-soft">
        {error.page} · {error.browser} · {error.version} · {t('errorFirst')}{' '}
        <Time at={error.first_at} show="date" />
      </span>
      {error.stack !== '' && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2.5 text-ink-soft">{t('errorWhere')}</summary>
          <pre className="rounded-md bg-sunken p-3 wrap-anywhere whitespace-pre-wrap">{error.stack}</pre>
        </details>
      )}
    </li>
  )
}
