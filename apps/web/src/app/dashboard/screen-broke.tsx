import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../../lib/log'
import { PageBroke } from '../page/page-broke'
import { reportError } from '../page/report-errors'

/** A screen that threw, or whose code could not be fetched. The menu around it keeps working. */
export function ScreenBroke() {
  const error = useRouteError()
  useEffect(() => {
    logFailure('a screen stopped working', error)
    reportError('render', error)
  }, [error])
  return <PageBroke />
}
