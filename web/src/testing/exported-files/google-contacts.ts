import { type ExportedFile, list, utf8, written } from "./written";

// Headers since 2024, and " ::: " between several values of one cell: https://support.google.com/contacts/answer/7199294
export const google: ExportedFile = {
  tool: "Google Contacts",
  bytes: utf8(
    written(
      list(
        "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - City,Address 1 - Country,Website 1 - Label,Website 1 - Value",
      ),
      [
        {
          "First Name": "Mei",
          "Middle Name": "Ling",
          "Last Name": "Zhào",
          "Organization Name": "Lotus Robotics",
          "Organization Title": "Founder",
          Birthday: "1988-02-29",
          Notes: "Met at the fair.\nLikes tea.",
          Labels: "* myContacts ::: Founders",
          "E-mail 1 - Label": "* Work",
          "E-mail 1 - Value": "mei@lotus.example ::: mei.zhao@home.example",
          "Phone 1 - Label": "Mobile",
          "Phone 1 - Value": "+65 8123 4567",
          "Address 1 - Formatted": "1 Fusionopolis Way\nSingapore 138632\nSG",
          "Address 1 - City": "Singapore",
          "Website 1 - Label": "Profile",
          "Website 1 - Value": "https://www.linkedin.com/in/meilingzhao",
        },
        {
          "First Name": "Mum",
          Labels: "* myContacts ::: * starred",
          "E-mail 1 - Value": "mum@home.example",
          "Phone 1 - Value": "0161 496 0000",
        },
        {
          "First Name": "Plumber",
          "Phone 1 - Label": "Work",
          "Phone 1 - Value": "0161 496 0999",
          "Website 1 - Label": "Work",
          "Website 1 - Value": "https://pipes.example",
        },
        { "First Name": "Ib", "Last Name": "Ravn", "E-mail 1 - Value": "ib@ravn.example", Labels: "* myContacts" },
      ],
      { quotes: "needed" },
    ),
  ),
  columns: {
    "First Name": "firstName",
    "Last Name": "lastName",
    "Organization Name": "company",
    "Organization Title": "roleTitle",
    Notes: "note",
    "E-mail 1 - Value": "email",
    "Address 1 - City": "location",
    "Website 1 - Value": "profileUrl",
  },
  people: 1,
  others: 3,
};
