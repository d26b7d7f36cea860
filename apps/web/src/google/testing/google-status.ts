import type { GoogleStatus } from '@balcao/contract/google'

/** A connection that is well, changed as a test needs it. */
export function googleStatus(change: Partial<GoogleStatus> = {}): GoogleStatus {
  return {
    configured: true,
    connected: true,
    account: 'dona@studio.example',
    error: null,
    verified_at: '2026-11-20T12:00:00Z',
    checked_at: '2026-11-20T12:00:00Z',
    synced_at: null,
    sync: 'poll',
    also_closures: false,
    pending: 0,
    refused: [],
    ...change,
  }
}
