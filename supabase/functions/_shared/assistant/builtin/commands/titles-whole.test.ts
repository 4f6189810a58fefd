import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const play = (message: string) => new PlayedConversation({ people: [{ name: "Leo Brandt" }] }).say(message).changes;
test.each([
  ["remind me at the end of December to close the books", "Close the books", "2030-12-31"],
  ["remind me by the end of March to renew the lease", "Renew the lease", "2031-03-31"],
  ["remind me the first week of February to ring Leo", "Ring Leo", "2031-02-01"],
  ["ring Leo for the end of March", "Ring Leo", "2031-03-31"],
  ["add task: ring Leo re: 50% off & <Q4> on 2030-12-24", "Ring Leo re: 50% off & <Q4>", "2030-12-24"],
  ["add task: offer 50% on Friday", "Offer 50%", "2030-06-07"],
  ["Reminder: send the invoice to Leo by 15th", "Send the invoice to Leo", "2030-06-15"],
  ["task: visit 15th floor on Friday", "Visit 15th floor", "2030-06-07"],
  ["remind me on Friday to walk by 15th Avenue", "Walk by 15th Avenue", "2030-06-07"],
  ["remind me on the 31st to pay the rent", "Pay the rent", "2030-07-31"],
  ["remind me on the 30th to pay the rent", "Pay the rent", "2030-06-30"],
])("%j keeps its title and has its day", (message, title, dueDate) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", input: { title, dueDate } }]),
);

test.each([
  ...["[Read](https://tea.example) the offer", "**Read** the offer", "[soon] read the offer", "<b>Read</b> the offer"],
  ...["[Read](https://tea.example)", "`Read` the offer"],
])("a title that opens with a mark keeps it: %j", (title) => {
  expect(play(`add a task ${title}`)).toMatchObject([{ input: { title } }]);
  expect(play(`remind me to ${title} on Friday`)).toMatchObject([{ input: { title, dueDate: "2030-06-07" } }]);
});
