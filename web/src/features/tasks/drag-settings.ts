import { MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";

// Made once: with other options dnd-kit would have everything that can be dragged drawn again.
const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** A mouse drags once it moved, a finger after a moment's hold. */
export const useDragSensors = () => useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));

/** The board and the calendar say themselves where a task is. */
export const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
