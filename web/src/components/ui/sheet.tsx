// A sheet is a dialog in another place.
export {
  Dialog as Sheet,
  DialogClose as SheetClose,
  DialogDescription as SheetDescription,
  DialogFooter as SheetFooter,
  DialogTitle as SheetTitle,
  DialogTrigger as SheetTrigger,
  SheetContent,
} from "./dialog";
