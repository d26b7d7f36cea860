import type { PackageKind, SchedulingSettings } from '@balcao/contract/scheduling'
import { defaultScheduling } from '@balcao/domain/scheduling/light'
import { expect, test } from 'vitest'
import { mergeDrafts } from '../../shared/edit/rules/fields'
import { newKind } from '../services/packages/kinds-draft'
import {
  blankNews,
  rulesOf,
  settingsBody,
  settingsDraft,
  settingsFields,
  type SettingsDraft,
} from './settings-draft'

const stored = {
  ...structuredClone(defaultScheduling),
  version: 3,
  agendas: [],
  places: [],
  package_kinds: [],
  booking_url: 'https://balcao.example/agendamento/x',
} as SchedulingSettings
const base = settingsDraft(stored)
const rules = { ...rulesOf(base, 'corte'), buffer_after: 15 }
const changed = (changes: Partial<SettingsDraft>): SettingsDraft => ({ ...base, ...changes })

test('what cannot be edited is not part of the draft', () => {
  expect(Object.keys(base)).not.toEqual(expect.arrayContaining(['version', 'agendas', 'booking_url']))
})

test('only what is another counts as changed', () => {
  const news = { ...base.news, booked: { ...base.news.booked, on: false } }
  const draft = changed({ grid: 30, news, services: { corte: rules } })
  expect(settingsFields.changed(base, draft)).toEqual(['grid', 'news.booked', 'services.corte'])
  expect(settingsFields.changed(base, changed({ services: { corte: rulesOf(base, 'corte') } }))).toEqual([])
})

test('a save sends what changed, and nothing else', () => {
  expect(settingsBody(base, changed({ horizon_days: 90 }))).toEqual({ horizon_days: 90 })
  expect(settingsBody(base, changed({ services: { corte: rules } }))).toEqual({ services: { corte: rules } })
  const news = { ...base.news, booked: { on: true, text: ' Oi \n' } }
  expect(settingsBody(base, changed({ news })).news?.booked).toEqual({ on: true, text: 'Oi' })
})

test('two people who change different things both keep theirs', () => {
  const mine = changed({ grid: 15, services: { corte: rules } })
  const theirs = changed({ hold_minutes: 5, services: { barba: { ...rules, buffer_after: 5 } } })
  const { merged, conflicts } = mergeDrafts(settingsFields, base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged).toMatchObject({ grid: 15, hold_minutes: 5 })
  expect(merged.services).toEqual({ corte: rules, barba: { ...rules, buffer_after: 5 } })
})

test('the same field changed to two things is a clash, to one thing it is none', () => {
  const theirs = changed({ grid: 20, quiet_from: '22:00' })
  const mine = changed({ grid: 15, quiet_from: '22:00' })
  expect(mergeDrafts(settingsFields, base, mine, theirs).conflicts).toEqual(['grid'])
  expect(settingsFields.take(changed({ grid: 15 }), theirs, ['grid']).grid).toBe(20)
})

test('two who edit kinds of package keep what each changed, and clash where both changed the same kind', () => {
  const [ten, five] = [10, 5].map((sessions) => ({
    ...newKind(),
    name: `${sessions} cortes`,
    sessions,
    service_ids: ['corte'],
  })) as [PackageKind, PackageKind]
  const before = changed({ package_kinds: [ten] })
  const mine = changed({ package_kinds: [{ ...ten, price_cents: 40_000 }] })
  const theirs = changed({ package_kinds: [ten, five] })
  const { merged, conflicts } = mergeDrafts(settingsFields, before, mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged.package_kinds).toEqual([{ ...ten, price_cents: 40_000 }, five])
  const dearer = changed({ package_kinds: [{ ...ten, price_cents: 45_000 }] })
  expect(mergeDrafts(settingsFields, before, mine, dearer).conflicts).toEqual([`package_kinds.${ten.id}`])
  expect(settingsFields.take(mine, changed({ package_kinds: [] }), [`package_kinds.${ten.id}`])).toEqual(
    changed({ package_kinds: [] }),
  )
})

test('a text that is sent must say something', () => {
  const news = {
    ...base.news,
    booked: { on: true, text: '  ' },
    moved: { on: false, text: '' },
  }
  expect(blankNews(base)).toEqual([])
  expect(blankNews(changed({ news }))).toEqual(['booked'])
})
