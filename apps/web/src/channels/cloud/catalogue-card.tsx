import type { Channel } from '@balcao/contract/channels'
import { useId, useState } from 'react'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { Form } from '../../ui/fields/form'
import { notify } from '../../ui/notices/notify'
import { TextInput } from '../../ui/fields/text-input'
import { Time } from '../../ui/values/time'
import type { ChannelActs } from '../channel.queries'
import { channelsTexts } from '../texts'

interface CatalogueCardProps {
  cloud: NonNullable<Channel['cloud']>
  acts: ChannelActs
}

/** The shop's catalogue at WhatsApp: which one it is, how much of the menu is in it, and why it is not shown. */
export function CatalogueCard({ cloud, acts }: CatalogueCardProps) {
  const t = useTexts(channelsTexts)
  const id = useId()
  const stored = cloud.catalogue?.id ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const value = typed ?? stored
  useUnsavedWork(value.trim() !== stored)

  const save = async () => {
    const catalogue = value.trim()
    setIsWrong(catalogue !== '' && !/^\d{5,30}$/.test(catalogue))
    if (catalogue !== '' && !/^\d{5,30}$/.test(catalogue)) return
    try {
      await acts.save.mutateAsync({
        kind: 'cloud',
        phone_number_id: cloud.phone_number_id,
        catalogue_id: catalogue || null,
      })
      setTyped(null)
      notify.success(textsNow(channelsTexts)('catalogueSaved'))
    } catch (error) {
      logFailure('the catalogue was not saved', error)
      notify.error(errorText(error, currentLanguage(), textsNow(channelsTexts)('saveFailed')))
    }
  }

  return (
    <section aria-labelledby={id}>
      <Card className="p-4 sm:p-6">
        <Form className="grid gap-4" onSend={save}>
          <div>
            <h2 id={id} className="text-lg">
              {t('catalogueTitle')}
            </h2>
            <p className="text-ink-soft">{t('catalogueText')}</p>
          </div>
          <Field
            label={t('catalogueId')}
            hint={t('catalogueIdHint')}
            error={isWrong ? t('phoneNumberIdWrong') : undefined}
          >
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="numeric"
                autoComplete="off"
                value={value}
                onChange={(event) => setTyped(event.target.value)}
                className="font-mono"
              />
            )}
          </Field>
          {cloud.catalogue && <CatalogueState catalogue={cloud.catalogue} />}
          <Button type="submit" busy={acts.save.isPending} className="justify-self-start">
            {t('catalogueSave')}
          </Button>
        </Form>
      </Card>
    </section>
  )
}

function CatalogueState({ catalogue }: { catalogue: NonNullable<CatalogueCardProps['cloud']['catalogue']> }) {
  const t = useTexts(channelsTexts)
  const { problem, read_at: readAt, products, on_menu: onMenu } = catalogue
  if (problem !== null)
    return (
      <Callout kind="warning" live>
        {t(`catalogueProblem_${problem}`)}
      </Callout>
    )
  if (readAt === null) return <Callout live>{t('catalogueWaiting')}</Callout>
  return (
    <Callout kind={onMenu > 0 ? 'success' : 'warning'} live>
      <p>{t('catalogueRead', { count: products, menu: String(onMenu) })}</p>
      <p className="font-normal">
        {onMenu > 0 ? t('catalogueShown') : t('catalogueNothing')} <Time at={readAt} show="both" />
      </p>
    </Callout>
  )
}
