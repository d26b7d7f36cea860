import type { CompanyRecord } from '@balcao/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Fold } from '../ui/page/fold'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { readCompanyAgain } from '../shared/company/company-query'
import type { CompanyLoad } from '../shared/company/use-company-record'
import { Button } from '../ui/buttons/button'
import { deliveryTexts } from './texts'

interface DiagnosticsProps {
  load: CompanyLoad
  record: CompanyRecord
}

/** For who helps from afar, folded away: reads the data again and says how it went, and shows it raw (DELIV-07, DELIV-08). */
export function Diagnostics({ load, record }: DiagnosticsProps) {
  const t = useTexts(deliveryTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const [result, setResult] = useState<{ ms: number } | { error: unknown } | null>(null)
  const [busy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    const began = performance.now()
    try {
      await readCompanyAgain(client, load.cnpj)
      setResult({ ms: Math.round(performance.now() - began) })
    } catch (error) {
      setResult({ error })
    } finally {
      setBusy(false)
    }
  }
  const { tempo_entrega, taxa_entrega, bairros_taxas, nicho_empresa, imagem_cardapio } = record
  const raw = { tempo_entrega, taxa_entrega, bairros_taxas, nicho_empresa, imagem_cardapio }
  return (
    <Fold summary={t('diagnostics')}>
      <div className="grid gap-3 pb-4">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" busy={busy} onClick={() => void test()}>
            {t('test')}
          </Button>
          <p role="status">
            {result && ('ms' in result ? t('testWorked', result) : errorText(result.error, t('testFailed')))}
          </p>
        </div>
        <section aria-label={t('raw')}>
          <pre className="max-h-80 overflow-auto rounded-md bg-sunken p-3 font-mono text-sm">
            {JSON.stringify(raw, null, 2)}
          </pre>
        </section>
      </div>
    </Fold>
  )
}
