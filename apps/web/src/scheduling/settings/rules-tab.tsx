import type { Agenda } from '@balcao/contract/scheduling'
import { GRIDS } from '@balcao/domain/scheduling/light'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { Segmented } from '../../ui/choices/segmented'
import { Stepper } from '../../ui/choices/stepper'
import { Switch } from '../../ui/choices/switch'
import { schedulingTexts } from '../texts'
import { EmployeeAgendas } from './employee-agendas'
import { MinutesSelect } from './minutes-select'
import { NoShowDepositFields } from './no-show-deposit'
import { OwnAgendaField } from './own-agenda-field'
import type { SettingsDraft } from './settings-draft'
import type { ChangeSettings } from './use-settings-edit'

interface RulesTabProps {
  draft: SettingsDraft
  change: ChangeSettings
  agendas: readonly Agenda[]
  /** What stands below the people who can be booked. */
  below: ReactNode
}

const noticeChoices = [0, 30, 60, 120, 240, 720, 1440, 2880, 10_080]

/** When customers can book, and what they may change by themselves. */
export function RulesTab({ draft, change, agendas, below }: RulesTabProps) {
  const t = useTexts(schedulingTexts)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="grid gap-5">
        <div className="grid gap-1.5">
          <p className="font-semibold">{t('set_grid')}</p>
          <div className="max-w-md">
            <Segmented
              label={t('set_grid')}
              options={GRIDS.map((grid) => ({
                id: String(grid),
                content: t('minutes', { count: grid }),
              }))}
              selected={String(draft.grid)}
              onSelect={(id) => change({ grid: GRIDS.find((grid) => String(grid) === id) ?? draft.grid })}
            />
          </div>
          <p className="text-sm text-ink-soft">{t('hint_grid')}</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('set_notice_minutes')} hint={t('hint_notice_minutes')}>
            {(ids) => (
              <MinutesSelect
                ids={ids}
                value={draft.notice_minutes}
                choices={noticeChoices}
                none={t('noNotice')}
                onChange={(minutes) => change({ notice_minutes: minutes })}
              />
            )}
          </Field>
          <Field label={t('set_cancel_notice_minutes')} hint={t('hint_cancel_notice_minutes')}>
            {(ids) => (
              <MinutesSelect
                ids={ids}
                value={draft.cancel_notice_minutes}
                choices={noticeChoices}
                none={t('untilStart')}
                onChange={(minutes) => change({ cancel_notice_minutes: minutes })}
              />
            )}
          </Field>
          <Field label={t('set_horizon_days')} hint={t('hint_horizon_days')}>
            {(ids) => (
              <div className="max-w-56">
                <Stepper
                  {...ids}
                  value={draft.horizon_days}
                  min={1}
                  max={366}
                  lessLabel={t('less')}
                  moreLabel={t('more')}
                  onChange={(days) => change({ horizon_days: days })}
                />
              </div>
            )}
          </Field>
          <Field label={t('set_hold_minutes')} hint={t('hint_hold_minutes')}>
            {(ids) => (
              <div className="max-w-56">
                <Stepper
                  {...ids}
                  value={draft.hold_minutes}
                  min={2}
                  max={30}
                  lessLabel={t('less')}
                  moreLabel={t('more')}
                  onChange={(minutes) => change({ hold_minutes: minutes })}
                />
              </div>
            )}
          </Field>
        </div>
        <div>
          <Switch
            label={t('set_confirm_by_self')}
            checked={draft.confirm_by_self}
            onChange={(on) => change({ confirm_by_self: on })}
          />
          <p className="text-sm text-ink-soft">{t('hint_confirm_by_self')}</p>
        </div>
        {agendas.some(({ employee_id, active }) => employee_id !== null && active) && (
          <OwnAgendaField value={draft.own_agenda} onChange={(own_agenda) => change({ own_agenda })} />
        )}
        <NoShowDepositFields
          value={draft.no_show_deposit}
          onChange={(no_show_deposit) => change({ no_show_deposit })}
        />
      </Card>
      <EmployeeAgendas agendas={agendas} />
      {below}
    </div>
  )
}
