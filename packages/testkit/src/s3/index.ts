export { startS3StandIn, type S3Behaviour, type S3StandIn, type StoredObject } from './s3-stand-in'
