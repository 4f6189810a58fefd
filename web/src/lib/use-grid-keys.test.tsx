import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useGridKeys } from "./use-grid-keys";

function Grid() {
  const keys = useGridKeys();
  return (
    <table role="grid" {...keys}>
      <tbody>
        {["Ada", "Ben", "Eve"].map((name) => (
          <tr key={name}>
            <td>1</td>
            <td>
              <a href={`#${name}`} tabIndex={-1}>
                {name}
              </a>
            </td>
            <td tabIndex={-1}>{name}'s note</td>
            <td>
              <button tabIndex={-1}>Refresh {name}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

afterEach(cleanup);
const focused = () => document.activeElement?.textContent;

test("is one tab stop, at the first control and then where it was left", async () => {
  render(<Grid />);
  await userEvent.tab();
  expect(focused()).toBe("Ada");
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("Ben's note");
});

test("moves over controls and cells with the arrow keys, and stops at the edges", async () => {
  render(<Grid />);
  screen.getByText("Ada").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Refresh Ada");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Refresh Eve");
  await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
  expect(focused()).toBe("Ben's note");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("Ben");
  await userEvent.keyboard("{Control>}{End}{/Control}{End}");
  expect(focused()).toBe("Refresh Eve");
});
