export { isByDay, modalities, unitMinutes, unitsOf, usualMinutes, type Modality } from './modality'
