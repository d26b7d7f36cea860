export { startCollector, type CollectedSpan, type Collector } from './collector'
