import { readFeed, setFeed } from '@balcao/contract/scheduling'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { Button } from '../../ui/buttons/button'
import { ButtonLink } from '../../ui/buttons/button-link'
import { CopyButton } from '../../ui/buttons/copy-button'
import { LinkButton } from '../../ui/buttons/link-button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { Dialog } from '../../ui/dialogs/dialog'
import { ReadingDialog } from '../../ui/dialogs/reading-dialog'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { tellFailure } from '../appointments/acts/use-appointment-acts'
import { agendaKeys } from '../data/agenda.queries'
import { schedulingTexts } from '../texts'

interface FeedDialogProps {
  agendaId: string
  /** Says whose agenda it is. */
  title: string
  onClose: () => void
}

type Act = 'open' | 'renew' | 'close'

/** The secret address at which a calendar app subscribes to an agenda: made, copied, changed, taken away. */
export function FeedDialog({ agendaId, title, onClose }: FeedDialogProps) {
  const t = useTexts(schedulingTexts)
  const tCommon = useTexts(commonTexts)
  const client = useQueryClient()
  const key = agendaKeys.feed(agendaId)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'renew' | 'close' | null>(null)
  const feed = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readFeed, { params: { agendaId }, signal }),
  })
  const act = async (which: Act) => {
    setBusy(true)
    try {
      client.setQueryData(key, await call(setFeed, { params: { agendaId }, body: { act: which } }))
      setAsked(null)
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (!feed.data)
    return <ReadingDialog title={title} reading={feed} failed={t('loadFailed')} onClose={onClose} />
  const { url } = feed.data
  if (asked)
    return (
      <ConfirmDialog
        title={t(asked === 'renew' ? 'feedRenew' : 'feedClose')}
        description={t(asked === 'renew' ? 'feedRenewText' : 'feedCloseText')}
        keep={tCommon('cancel')}
        confirm={t(asked === 'renew' ? 'feedRenew' : 'feedClose')}
        busy={busy}
        onConfirm={() => void act(asked)}
        onClose={() => setAsked(null)}
      />
    )
  return (
    <Dialog title={title} description={t('feedText')} onClose={onClose}>
      {url === null ? (
        <Button
          busy={busy}
          icon={<CalendarPlus size={18} aria-hidden="true" />}
          onClick={() => void act('open')}
        >
          {t('feedOpen')}
        </Button>
      ) : (
        <>
          <Field label={t('feedAddress')}>
            {(ids) => <TextInput {...ids} readOnly value={url} onFocus={(event) => event.target.select()} />}
          </Field>
          <CopyButton text={url} kind="primary">
            {t('feedCopy')}
          </CopyButton>
          <ButtonLink
            href={url.replace(/^https?:/, 'webcal:')}
            icon={<CalendarPlus size={18} aria-hidden="true" />}
          >
            {t('feedHere')}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{t('feedGoogle')}</p>
          <div className="flex flex-wrap gap-x-4 border-t border-line pt-2">
            <LinkButton onClick={() => setAsked('renew')}>{t('feedRenew')}</LinkButton>
            <LinkButton onClick={() => setAsked('close')}>{t('feedClose')}</LinkButton>
          </div>
        </>
      )}
    </Dialog>
  )
}
