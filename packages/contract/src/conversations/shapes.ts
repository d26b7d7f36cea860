import * as z from 'zod/mini'
import { uuid } from '../call/shapes'

/** Shapes that several calls of conversations use. */

export const access = ['module:mod_atendimento'] as const
export const instance = z.string().check(z.minLength(1), z.maxLength(100))
export const jid = z.string().check(z.minLength(1), z.maxLength(140))
export const waMessageId = z.string().check(z.minLength(1), z.maxLength(200))
export const conversation = z.object({ conversationId: uuid })
export const instant = z.string().check(z.iso.datetime({ offset: true }))
export const exampleInstance = '0b9f0f43-6a0f-4c52-8a43-7f5a4c0e2b11'
