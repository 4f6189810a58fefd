/**
 * Everyday wordings of each change, one a line. `{task}`, `{person}`, `{day}`, `{rhythm}`, `{value}` and `{field}` are what a clause is
 * about; a `*` marks the words without which a wording would say nothing.
 */
export const PERSON_PHRASINGS = {
  set: `
    {person} is {value}
    {person} is in the {value} {field}
    {person} is at {value} now
    {person} is a {value} one
    {person} went to {value}
    {person} moved on to {value}
    {person} moved to {field} {value}
    {person} goes into {value}
    {person} has become {value}
    {person} turned {value}
    {person} counts as {value}
    {person} deserves {value}
    {person} still {field} {value}
    it is a {value} for {person}
    we met {person} so {value} {field}
    {value} {person} please
    {person} signed, {value}
    postpone {field} of {person} to {value}
    new {field} for {person}, {value}
    {person} belongs in {value}
    {person} should be in {value}
    {person} ended up in {value}
    {person} made it to {value}
    {person} got {value}
    {person} reached {value}
    {person} lands in {value}
    {person} slipped to {value}
    {person} dropped to {value}
    {person} is stuck in {value}
    {person} is back to {value}
    {person} is up to {value}
    {person} is down to {value}
    {person} is down as {value}
    {person} can go to {value}
    {person} is upgraded to {value} tier
    {person} promoted to {value}
    {person} advanced to {value} after all
    consider {person} {value}
    treat {person} as {value}
    file {person} under {value}
    list {person} as {value}
    flag {person} {value}
    bump {person} to {value}
    {field} of {person} is {value}
    {field} for {person} changed to {value}
    {field} for {person} moved to {value}
    {field} of {person} got pushed to {value}
    {field} of {person} rose to {value}
    {field} of {person} fell to {value}
    {field} of {person} grew to {value}
    {field} of {person} went from {value} up to {value}
    {field} of {person} dropped from {value} down to {value}
    {field} of {person} doubled to {value}
    {field} of {person} meets on {value}
    {field} of {person} will be {value}
    {field} of {person} stands at {value}
    {field} of {person} is worth {value}
    {field} of {person} is due on {value}
    {person} has {field} on {value}
    {person} rates {value} on {field}
    {field} of {person} is set for {value}
    {field} of {person} is on {value}
    {field} of {person} ends {value}
    {field} of {person} takes place on {value}
    {field} of {person} comes to {value}
    the next {field} with {person} is {value}
    {person} was {field} {value}
    {person} came to us through {value}
    {person} scored {value} on {field}
    {person} gave us a {field} of {value}
    {person} officially {value}
    {person} {value} as of today
    put {person} down as {value}
    lost {person}, {value}
    it is {value} for {person}
    {person} {value} please update that
    {person} does {value} {field} now
    {person} has {value} {field} now
    {person} is doing {value} {field}
    {field} of {person} are {value}
    we have {person} at {value} {field}
    {person} we {value}`,
  add: `
    *add {value} to what {person} {field}
    *add {value} for {person} too
    {person} *wants {value} advice
    {person} *needs {value} help
    {person} *needs {value} support
    {person} *requires {value} now
    {person} is *after {value}
    {person} is *short of {value}
    {person} *lacks {value}
    {person} *also {field} {value}
    {person} {field} {value} *too
    {person} *needs {value} as *well
    {person} *wants {value}
    {person} could *use {value}
    {person} is *looking for {value}
    {person} *asked for {value}
    {person} *asks for help with {value}
    {person} would *like {value} *additionally
    {person} *requires {value} now
    put {value} on the list for {person}
    put {value} down for {person}
    {value} is something {person} {field}
    *include {value} in {field} of {person}
    *plus {value} for {person}
    give {person} {value}
    {person} *speaks {value} *too
    {person} *likes {value} and *uses {value}
    *another one for {person}: {value}
    {person} gets {value} on *top
    *extend {field} of {person} by {value}
    *append {value} to {field} of {person}
    {person} has {value} *now`,
  remove: `
    {person} does not *need {value} any more
    {person} no longer *needs {value}
    {person} no longer *wants {value}
    {person} does not *want {value} any longer
    {person} has no *use for {value}
    {person} is not *looking for {value}
    {value} is not *needed for {person}
    {value} is no longer {field} of {person}
    *remove {value} from what {person} {field}
    *remove {value} from the list of {person}
    *take {value} off {person}
    *take {value} *out of {field} of {person}
    *take {value} away from {person}
    *drop {value} for {person}
    *delete {value} from {field} of {person}
    *strike {value} from {person}
    {person} is *done with {value}
    {value} is *solved for {person}
    {value} is *covered for {person}
    {value} is *sorted for {person}
    {value} can *go for {person}
    *without {value} for {person}
    *less {value}
    {person} does not *speak {value}
    {person} *stopped {value}`,
  only: `
    {person} {field} *only {value}
    {person} *only {field} {value} now
    *just {value} for {person}
    {person} needs *just {value}
    *nothing but {value} for {person}
    {person} needs {value} and *nothing *else
    reduce {field} of {person} to {value} *only`,
  empty: `
    {person} has *no {field}
    *clear {field} of {person}
    *empty {field} of {person}
    *remove {field} from {person}
    *take {field} off {person}
    {field} of {person} is *unknown
    we do *not know {field} of {person} any more
    {person} has *no {field} any longer
    *forget {field} of {person}
    {field} of {person} is *wrong, *delete it
    {field} of {person} was *cancelled
    {person} should have *no {field}
    *blank {field} of {person}
    *lose {field} of {person}
    *wipe {field} of {person}`,
  yes: `
    {person} is {field}
    {person} is {field} again
    {person} is {field} after all
    {person} has started {field}
    {person} wants to {field}
    {person} is {field} now
    {person} does {field}
    {person} will {field}
    {field} is true for {person}
    {field} applies to {person}
    tick {field} for {person}
    {field} yes for {person}
    {person} is open to {field}
    {person} is back to {field}
    {person} can {field}
    {person} agreed to {field}
    {person} would {field}
    {person} is ready to {field}
    {person} is willing to {field}
    {person} is keen on {field}`,
  no: `
    {person} is not {field}
    {person} no longer wants to {field}
    {person} does not want to {field} any more
    {person} stopped {field}
    {person} paused {field}
    {person} is no longer {field}
    {person} is done {field}
    {person} has no plans to {field}
    untick {field} for {person}
    {field} is off for {person}
    {field} no for {person}
    {person} will not {field}
    {person} cannot {field}
    {person} refuses to {field}
    {person} froze {field}
    {person} is not open to {field}`,
  owner: `
    {value} *owns {person}
    {person} is *owned by {value}
    {value} *looks after {person}
    {value} is *looking after {person} now
    {value} *handles {person}
    {value} takes *care of {person}
    {value} is *responsible for {person}
    {value} is in *charge of {person}
    {value} *manages {person}
    {value} *covers {person}
    {value} is the *contact for {person}
    {person} is with {value} *now
    {person} *belongs to {value}
    {person} goes *over to {value}
    *hand {person} *over to {value}
    {person} is *handed to {value}
    *give {person} to {value}
    {value} *takes {person} *over
    {value} *inherits {person}
    {value} should *have {person}
    {person} *reports to {value}
    {person} is on *plate of {value}
    {value} is the right *owner for {person}
    {value} *picks up {person}
    *pass {person} on to {value}
    put {person} under {value}
    move {person} under {value}
    let {value} handle {person}
    {value} will *deal with {person} from here
    i am *giving {person} to {value}
    *giving {person} to {value}
    {person} *goes to {value}
    {person} is {value}s *now
    {person} should be *owned by {value}
    {person} is with {value} from now on
    {value} *gets {person}
    *hand {person} to {value}
    {person} *moves to {value}`,
} as const;
export type PersonKind = keyof typeof PERSON_PHRASINGS;
