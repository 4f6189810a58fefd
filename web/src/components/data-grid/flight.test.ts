import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Flight } from "./flight";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function atRest(): Flight {
  const flight = new Flight();
  flight.rest();
  return flight;
}

test("the first rows come in flight", () => {
  expect(new Flight().isUnderWay).toBe(true);
});

test("rows fly from the second fast frame until nothing has scrolled for 120 ms", () => {
  const flight = atRest();
  flight.scrolledTo(200);
  expect(flight.isUnderWay).toBe(false);
  flight.scrolledTo(400);
  expect(flight.isUnderWay).toBe(true);
  vi.advanceTimersByTime(119);
  expect(flight.isUnderWay).toBe(true);
  vi.advanceTimersByTime(1);
  expect(flight.isUnderWay).toBe(false);
});

test("neither one leap nor slow scrolling is a flight; upwards is as good as downwards", () => {
  const flight = atRest();
  flight.scrolledTo(100_000);
  for (const top of [99_900, 99_800, 99_700]) {
    flight.scrolledTo(top);
    expect(flight.isUnderWay).toBe(false);
  }
  flight.scrolledTo(99_400);
  flight.scrolledTo(99_100);
  expect(flight.isUnderWay).toBe(true);
});

test("who waits for the rest is told once it has come, unless they called it off", () => {
  const flight = atRest();
  const told: string[] = [];
  flight.onRest(() => told.push("one"));
  const leave = flight.onRest(() => told.push("two"));
  leave();
  flight.scrolledTo(200);
  vi.advanceTimersByTime(100);
  flight.scrolledTo(400);
  vi.advanceTimersByTime(119);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["one"]);
});
