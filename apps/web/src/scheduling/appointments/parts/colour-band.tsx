import { eventColour } from '@balcao/domain/scheduling/light'
import { cx } from '../../../ui/look/class-names'
import { colourLooks } from '../../words/look'

/** The band at the edge of an entry, in the colour of its service or type. */
export function ColourBand({ kind, className }: { kind: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('shrink-0 rounded-full', colourLooks[eventColour(kind)].band, className)}
    />
  )
}
