import { appointmentNews, defaultScheduling, fillAppointmentText } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../i18n/language'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { useMinute } from '../../lib/hooks/use-now'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { schedulingTexts } from '../texts'
import { useZone } from '../data/time/use-zone'
import { NewsEditor } from './news-editor'
import { variablesOf } from './news-variables'
import { blankNews, type SettingsDraft } from './settings-draft'
import type { ChangeSettings } from './use-settings-edit'

interface NewsTabProps {
  draft: SettingsDraft
  change: ChangeSettings
  shop: string
  /** A save was refused: what is missing is shown. */
  showsProblems: boolean
}

const dayMs = 86_400_000

/** What customers are told of their appointments, in which words, and when reminders keep quiet. */
export function NewsTab({ draft, change, shop, showsProblems }: NewsTabProps) {
  const t = useTexts(schedulingTexts)
  const zone = useZone()
  const now = useMinute()
  const { record } = useCompanyRecord()
  const blank = new Set(showsProblems ? blankNews(draft) : [])
  const previewOf = (text: string) =>
    fillAppointmentText(
      text,
      {
        client: 'Ana',
        service: 'Consulta',
        startsAt: Math.ceil((now + dayMs) / 3_600_000) * 3_600_000,
        zone,
        company: shop,
        link: 'https://balcao.example/a/1',
        address: record?.endereco_localizacao ?? 'Rua das Flores, 120',
      },
      { prazo: '18:00', lugar: draft.places[0]?.name ?? null },
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('newsIntro')}</p>
      <Card className="grid gap-4 p-4 sm:p-5">
        <div>
          <h2 className="text-lg">{t('quiet')}</h2>
          <p className="text-ink-soft">{t('quietText')}</p>
        </div>
        <div className="grid max-w-md grid-cols-2 gap-4">
          <Field label={t('set_quiet_from')}>
            {(ids) => (
              <TextInput
                {...ids}
                type="time"
                value={draft.quiet_from}
                onChange={(event) => event.target.value && change({ quiet_from: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('set_quiet_to')}>
            {(ids) => (
              <TextInput
                {...ids}
                type="time"
                value={draft.quiet_to}
                onChange={(event) => event.target.value && change({ quiet_to: event.target.value })}
              />
            )}
          </Field>
        </div>
      </Card>
      {appointmentNews.map((name) => {
        const news = draft.news[name]
        return (
          <NewsEditor
            key={name}
            name={t(`news_${name}`)}
            purpose={t(`newsUse_${name}`)}
            news={news}
            standard={defaultScheduling.news[name].text}
            variables={variablesOf(name, {
              places: draft.places.length > 0,
              packages: draft.package_kinds.length > 0,
            })}
            preview={previewOf(news.text)}
            error={blank.has(name) ? t('newsBlank') : undefined}
            onChange={(next) => change({ news: { ...draft.news, [name]: next } })}
          />
        )
      })}
    </div>
  )
}
