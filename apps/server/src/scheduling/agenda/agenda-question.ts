import type { AgendaService } from './services'

/** What is asked of an agenda. */
export interface AgendaQuestion {
  /** The company's own when left out. */
  agendaId?: string | undefined
  /** Dates `YYYY-MM-DD`, both included, of the starts that will be asked for. */
  from: string
  to: string
  /** A service that may have left the catalogue: that of an appointment which is being moved. */
  besides?: Pick<AgendaService, 'minutes' | 'modality'> | undefined
  /** An appointment whose own time counts as free. */
  except?: string | undefined
  now: Date
}
