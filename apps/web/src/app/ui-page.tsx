import { ChefHat, Clock, Inbox, PackageCheck, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { cnpjMask } from '../shared/customer/masks'
import { Badge } from '../ui/values/badge'
import { Button } from '../ui/buttons/button'
import { Callout } from '../ui/notices/callout'
import { Card } from '../ui/page/card'
import { CodeInput } from '../ui/fields/code-input'
import { Dialog } from '../ui/dialogs/dialog'
import { EmptyState } from '../ui/notices/empty-state'
import { Field } from '../ui/fields/field'
import { IconButton } from '../ui/buttons/icon-button'
import { LinkButton } from '../ui/buttons/link-button'
import { Brand } from '../ui/page/logo'
import { MaskedInput } from '../ui/fields/masked-input'
import { Money } from '../ui/values/money'
import { notify } from '../ui/notices/notify'
import { PageTitle } from '../ui/page/page-title'
import { PasswordInput } from '../ui/fields/password-input'
import { Segmented } from '../ui/choices/segmented'
import { Select } from '../ui/choices/select'
import { Sheet } from '../ui/dialogs/sheet'
import { Skeleton } from '../ui/waiting/skeleton'
import { Spinner } from '../ui/waiting/spinner'
import { StepProgress } from '../ui/waiting/step-progress'
import { Switch } from '../ui/choices/switch'
import { Tabs } from '../ui/choices/tabs'
import { TextInput } from '../ui/fields/text-input'
import { Time } from '../ui/values/time'
import { Tooltip } from '../ui/notices/tooltip'

/** Every piece of the design system, for the eye. Only in development, at /ui. */
export function UiPage({ theme }: { theme: string }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <PageTitle actions={<Brand />}>Theme: {theme}</PageTitle>
      <Pressed />
      <Typed />
      <Chosen />
      <Said />
      <Shown />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}

function Pressed() {
  return (
    <Part title="Buttons">
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Busy</Button>
        <IconButton label="Edit" icon={<Pencil size={20} aria-hidden="true" />} />
      </div>
      <Button size="large" wide>
        Large and wide
      </Button>
      <LinkButton className="justify-self-start">A quiet link</LinkButton>
    </Part>
  )
}

function Typed() {
  const [cnpj, setCnpj] = useState('')
  const [code, setCode] = useState('')
  return (
    <Part title="Fields">
      <Field label="Text" hint="A hint below">
        {(ids) => <TextInput {...ids} placeholder="Placeholder" />}
      </Field>
      <Field label="With an error" error="Say what to do">
        {(ids) => <TextInput {...ids} defaultValue="Something wrong" />}
      </Field>
      <Field label="Masked">
        {(ids) => (
          <MaskedInput
            {...ids}
            mask={cnpjMask}
            value={cnpj}
            onValueChange={setCnpj}
            placeholder="00.000.000/0000-00"
          />
        )}
      </Field>
      <Field label="Password">
        {(ids) => <PasswordInput {...ids} defaultValue="Balcao#2026" autoComplete="off" />}
      </Field>
      <Field label="Code">
        {(ids) => <CodeInput {...ids} length={6} value={code} onValueChange={setCode} />}
      </Field>
      <Field label="Disabled">
        {(ids) => <TextInput {...ids} disabled defaultValue="Cannot be changed" />}
      </Field>
    </Part>
  )
}

function Chosen() {
  const [tab, setTab] = useState<'one' | 'two'>('one')
  const [segment, setSegment] = useState<'day' | 'week'>('day')
  const [on, setOn] = useState(true)
  return (
    <Part title="Choices">
      <Field label="Select">
        {(ids) => (
          <Select
            {...ids}
            placeholder="Choose"
            options={[
              { value: 'a', label: 'One' },
              { value: 'b', label: 'Two' },
            ]}
          />
        )}
      </Field>
      <Tabs
        label="Tabs"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'one', label: 'First', panel: <p>First panel</p> },
          { id: 'two', label: 'Second', panel: <p>Second panel</p> },
        ]}
      />
      <Segmented
        label="Segments"
        selected={segment}
        onSelect={setSegment}
        options={[
          { id: 'day', content: 'Day' },
          { id: 'week', content: 'Week' },
        ]}
      />
      <div className="flex flex-wrap gap-6">
        <Switch label="Switch" checked={on} onChange={setOn} />
        <Switch label="Saving" checked busy onChange={setOn} />
        <Switch label="Disabled" checked={false} disabled onChange={setOn} />
      </div>
    </Part>
  )
}

function Said() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  return (
    <Part title="Messages and layers">
      <Callout>Something to know</Callout>
      <Callout kind="success">Something went well</Callout>
      <Callout kind="warning">Something to watch</Callout>
      <Callout kind="danger">Something went wrong</Callout>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => notify.success('Saved')}>
          Toast
        </Button>
        <Button kind="secondary" onClick={() => notify.error('Not saved. Try again.')}>
          Error toast
        </Button>
        <Button kind="secondary" onClick={() => setDialog(true)}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setSheet(true)}>
          Sheet
        </Button>
        <Tooltip text="A short explanation">
          {(description) => (
            <Button kind="quiet" {...description}>
              Tooltip
            </Button>
          )}
        </Tooltip>
      </div>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Delete this?"
        description="It cannot be undone."
        actions={<Button onClick={() => setDialog(false)}>Keep it</Button>}
      />
      <Sheet open={sheet} onOpenChange={setSheet} title="A sheet">
        <p className="p-6">A panel over the page</p>
      </Sheet>
    </Part>
  )
}

function Shown() {
  return (
    <Part title="Things shown">
      <div className="flex flex-wrap gap-2">
        <Badge>Neutral</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="analysis" icon={<Clock size={16} aria-hidden="true" />}>
          Analysis
        </Badge>
        <Badge tone="production" icon={<ChefHat size={16} aria-hidden="true" />}>
          Production
        </Badge>
        <Badge tone="ready" icon={<PackageCheck size={16} aria-hidden="true" />}>
          Ready
        </Badge>
        <Badge tone="danger">Danger</Badge>
      </div>
      <StepProgress steps={['CNPJ', 'Email', 'Code', 'Password']} current={2} />
      <p className="flex items-center gap-6 text-xl">
        <Money cents={123450} /> <Time at="2026-11-21T16:05:00Z" zone="America/Sao_Paulo" show="both" />{' '}
        <Spinner />
      </p>
      <Skeleton className="h-12" />
      <EmptyState
        icon={<Inbox size={30} aria-hidden="true" />}
        title="Nothing here yet"
        action={<Button>Add the first</Button>}
      >
        What to do next.
      </EmptyState>
    </Part>
  )
}
