/** Rooms and equipment of the agenda. */
export const agendaPlaces = {
  intro:
    'Salas, sillas y aparatos que un servicio necesita. Un horario solo se ofrece con la persona y el lugar libres, y nadie ocupa el mismo lugar dos veces.',
  none: 'Ninguna sala ni equipo. Sin ellos decide solo la agenda de las personas.',
  add: 'Agregar sala o equipo',
  name: 'Nombre',
  nameHint: 'Como Sala 1, Silla o Láser.',
  units: 'Cuántos iguales',
  less: 'Menos',
  more: 'Más',
  active: 'En uso',
  remove: 'Quitar {name}',
  unnamed: 'sin nombre',
  blank: 'Póngale un nombre.',
  double: 'Ya existe uno con este nombre.',
  mend: 'Revise los nombres de salas y equipos.',
  count: { one: '{count} unidad', other: '{count} unidades' },
  off: 'apagado',
  gone: 'quitado',
  leftTitle: 'Quedaron donde estaban',
  leftText:
    'Citas en salas o equipos apagados, quitados o en menor número. Nada cambió: abra una y elija otro lugar.',
  needs: 'Necesita',
  needsHint: 'Uno de los marcados, el que esté libre. Ninguno marcado: nada.',
  needsOff: '{name} (apagado)',
  automatic: 'Automático: lo que el servicio necesita',
  nothing: 'Ninguno',
}
