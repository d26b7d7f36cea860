export { googleCrons, googleJobs, registerGoogle } from './register-google'
export type { GoogleParts } from './google-parts'
export { storeTokens } from './store-tokens'
