/** Rooms and equipment of the agenda. */
export const agendaPlaces = {
  intro:
    'Rooms, chairs and machines that a service needs. A time is offered only when the person and the place are free, and nobody takes the same place twice.',
  none: 'No rooms or equipment. Without them people’s agendas decide alone.',
  add: 'Add room or equipment',
  name: 'Name',
  nameHint: 'Such as Room 1, Chair or Laser.',
  units: 'How many alike',
  less: 'Fewer',
  more: 'More',
  active: 'In use',
  remove: 'Remove {name}',
  unnamed: 'without a name',
  blank: 'Give it a name.',
  double: 'There is one of this name already.',
  mend: 'Check the names of rooms and equipment.',
  count: { one: '{count} unit', other: '{count} units' },
  off: 'switched off',
  gone: 'removed',
  leftTitle: 'They stayed where they were',
  leftText:
    'Appointments in rooms or equipment that are off, removed or fewer now. Nothing was changed: open one and choose another place.',
  needs: 'Needs',
  needsHint: 'One of those that are ticked, whichever is free. None ticked: nothing.',
  needsOff: '{name} (off)',
  automatic: 'Automatic: what the service needs',
  nothing: 'None',
}
