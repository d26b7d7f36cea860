export const messageKind = {
  kind_image: 'Foto',
  kind_video: 'Vídeo',
  kind_audio: 'Áudio',
  kind_document: 'Documento',
  kind_sticker: 'Figurinha',
  kind_location: 'Localização',
  kind_contact: 'Contato',
  kind_cart: 'Carrinho do catálogo',
  kind_options: 'Opções',
} as const
