import { keepPageFace } from '../shared/page/page-face'
import { MenuApp } from '../menu/menu-app'
import { keepEarly } from './page/keep-early'
import { showPage } from './page/show-page'

keepPageFace()
await showPage(<MenuApp path={location.pathname} />, { inSlices: true, handOver: keepEarly })
