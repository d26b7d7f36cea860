import { boundChance } from './index'

boundChance()
