import { appConfig } from '@balcao/contract/app'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from './api'
import { storage } from '../caches/storage'

const key = 'balcao.config'
type AppConfig = Awaited<ReturnType<typeof readConfig>>

/**
 * What the server tells the web app once: support contact, and the pages of a demonstration. Until its answer is there,
 * what it said last time in this browser holds, so that nothing moves when it comes.
 */
export function useAppConfig(): AppConfig | undefined {
  const [kept] = useState(keptConfig)
  const { data = kept } = useQuery({ queryKey: ['app-config'], queryFn: readConfig, staleTime: Infinity })
  return data
}

async function readConfig() {
  const config = await call(appConfig, {})
  storage.set(key, JSON.stringify(config))
  return config
}

function keptConfig(): AppConfig | undefined {
  try {
    const kept = appConfig.answer.safeParse(JSON.parse(storage.get(key) ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    return undefined
  }
}
