/** Everyday wordings of each change, one a line: what it is about is in braces, and `*` marks the words without which it would say nothing. */
export const TASK_PHRASINGS = {
  done: `
    {task} is *done
    {task} task has been *done already
    {task} is *finished now
    {task} is *complete and all *sorted
    {task} is *completed
    {task} is all *dealt with
    {task} was *taken *care of
    {task} is *off my list
    {task} is *out of the way
    {task} is over and *done with
    {task} is *wrapped up
    {task} can be *ticked off
    {task} can be *checked off
    *cross {task} off the list
    {task} has been *handled
    {task} is *settled
    {task} is behind us
    i *finished {task}
    i finally got {task} *done today
    just *did {task}
    we managed to get {task} *done
    got round to {task}, so *close it
    that is {task} *done
    i am *done with {task}
    *close {task} please
    *strike {task} from the list
    *tick {task}
    *knock off {task}
    *knock out {task}
    {task} is no longer *open
    {task} *done and *dusted
    {task} *accomplished
    {task} *happened
    {task} has *arrived
    get {task} *over with
    got {task} *behind me
    {task} *took *place
    you can *check {task} off
    you can *tick {task} off
    {task} is *ready, *tick it off
    {task} *went out
    {task} is *sent
    *sent {task}
    *paid {task}
    {task} is *paid
    *sorted {task}
    *nailed {task}
    *ticked off {task}
    *completed {task}
    {task} got *done
    {task} *came in, *landed, was *delivered or *received`,
  in_progress: `
    *started on {task}
    i *began {task} this morning
    *starting with {task} now
    i am *working on {task}
    *busy with {task}
    {task} is *underway
    {task} is *under *way
    {task} is in *progress
    {task} is *ongoing
    {task} is being *worked on
    *making a *start on {task}
    *kicked off {task}
    we *kicked {task} off
    got *going with {task}
    *picked up {task}
    i am *currently on {task}
    *halfway through {task}
    {task} has *begun
    i have *tackled {task} partly`,
  todo: `
    *reopen {task}
    {task} is *open again
    {task} needs *redoing
    put {task} *back on the list
    put {task} *back to *todo
    bring {task} *back
    {task} has to be done *again
    i ticked {task} by *mistake
    i have not *started {task} yet
    *untick {task}
    {task} is *unfinished
    {task} is still to be *done after all
    {task} is not *done after all
    {task} is not *done yet, put it *back
    {task} did not *happen, put it *back
    {task} *never happened
    put {task} *back in the list`,
  due: `
    {task} by *{day}
    {task} is due *{day}
    give {task} a deadline of *{day}
    {task} gets the date *{day}
    the deadline for {task} is now *{day}
    move {task} to *{day}
    push {task} back to *{day}
    {task} has been pushed to *{day}
    {task} was moved to *{day} instead
    reschedule {task} for *{day}
    shift {task} till *{day}
    {task} needs to be done by *{day}
    {task} must go out by *{day}
    {task} goes out on *{day}
    {task} must be sent by *{day}
    i promised {task} for *{day}
    {task} has to be ready on *{day}
    {task} must be finished before *{day}
    {task} can wait until *{day}
    {task} should wait until *{day}
    {task} becomes *{day}
    postpone {task} until *{day}
    bring {task} forward to *{day}
    {task} slips to *{day}
    {task} is happening on *{day}
    {task} takes place on *{day}
    {task} not before *{day}
    {task} no later than *{day}
    {task} at the latest *{day}
    let us do {task} on *{day}
    we do {task} on *{day} rather
    i will get to {task} on *{day}
    {task} is scheduled for *{day}
    plan {task} for *{day}
    {day} is early enough for {task}
    {day} is soon enough for {task}
    change the date of {task} to {day}
    make {task} *{day}
    put {task} down for *{day}
    {task} task to *{day}
    {task} on *{day} instead
    do {task} on *{day}
    {task} rather on *{day}
    *{day} for {task}
    get {task} done by *{day}
    i want {task} done by *{day}
    i will do {task} *{day}
    let me do {task} *{day}
    {task} has to be in by *{day}`,
  undated: `
    {task} has no *deadline
    {task} does not need a *date
    {task} needs no *due date any more
    take the *deadline off {task}
    remove the *date from {task}
    drop the *deadline for {task}
    clear the *date on {task}
    no *rush with {task}
    there is no *hurry for {task}
    {task} can be done *whenever
    {task} has lost its *deadline
    the *date of {task} can go
    {task} without a *date
    {task} is not *urgent
    no *date needed for {task}
    {task} is not time bound to a *date`,
  rhythm: `
    {task} should be *{rhythm}
    make {task} *{rhythm}
    {task} *{rhythm} from now on
    {task} only *{rhythm}
    {task} repeats *{rhythm}
    {task} recurs *{rhythm}
    {task} is a *{rhythm} thing now
    {task} happens *{rhythm}
    {task} comes back *{rhythm}
    {task} must be done *{rhythm}
    we do {task} *{rhythm}
    switch {task} to *{rhythm}
    change {task} to *{rhythm} rather than {rhythm}
    {task} *{rhythm} instead of {rhythm}
    let {task} repeat *{rhythm}
    {task} is enough *{rhythm}
    {task} *{rhythm} is enough
    {task} *{rhythm} will do
    {task} *{rhythm} is fine
    *{rhythm} is enough for {task}
    *{rhythm} will do for {task}
    *{rhythm} is fine for {task}
    have {task} *{rhythm}
    set {task} to *{rhythm}
    i want {task} *{rhythm}`,
  once: `
    {task} does not have to *repeat any more
    *stop *repeating {task}
    {task} is no longer *recurring
    {task} need not *recur
    {task} is just *once
    {task} is a *one *off
    {task} is only *once and not {rhythm}
    cancel the *repetition of {task}
    {task} should not *repeat
    make {task} *nonrecurring
    {task} should not come back every time *repeating
    remove the *recurrence from {task}
    take the *repeat off {task}
    {task} is *single`,
  who: `
    {task} *belongs to {person}
    {task} task *belongs with {person}, *link it
    *link {task} to {person}
    *attach {task} to {person}
    *connect {task} with {person}
    *tie {task} to {person}
    {task} is *about {person}
    {task} *concerns {person}
    {task} is *for {person}
    *file {task} *under {person}
    {task} *goes *with {person}
    put {person} *on {task}
    {task} *relates to {person}`,
  delete: `
    *delete {task}
    *remove {task} from my list
    *take {task} *off my list
    *drop {task}
    *scrap {task}
    *skip {task}
    let us *skip {task}
    {task} is not *happening
    we are not *doing {task} after all
    *bin {task}
    *forget about {task}
    *cancel {task}
    get *rid of {task}
    {task} is *obsolete
    {task} is no longer *needed
    {task} is not *necessary any more
    i do not *need {task} any longer
    we do not *need the {task} task
    *throw {task} out
    {task} *fell through
    {task} can be *dropped
    {task} is *off the table
    {task} is *cancelled
    {task} is *moot
    *kill {task}
    *kill the {task} task
    *axe {task}
    *ditch {task}
    *lose {task}
    {task} can *go
    {task} is *irrelevant now
    *no *need for {task} any more`,
} as const;
export type TaskKind = keyof typeof TASK_PHRASINGS;
