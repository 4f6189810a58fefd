import { type ExportedFile, list, windows1252, written } from "./written";

// https://support.microsoft.com/en-us/office/create-or-edit-csv-files-to-import-into-outlook-4518d70d-8fe9-46ad-94fa-1494247193c7; Outlook
// fills Gender, Priority, Private and Sensitivity of everybody, and writes an empty day as 0/0/00.
const everybody = {
  Anniversary: "0/0/00",
  Birthday: "0/0/00",
  Gender: "Unspecified",
  Priority: "Normal",
  Private: "False",
  Sensitivity: "Normal",
};
export const outlook: ExportedFile = {
  tool: "Outlook",
  bytes: windows1252(
    written(
      list(
        "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business Street 3,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home Street 2,Home Street 3,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other Street 2,Other Street 3,Other City,Other State,Other Postal Code,Other Country/Region,Assistant's Phone,Business Fax,Business Phone,Business Phone 2,Callback,Car Phone,Company Main Phone,Home Fax,Home Phone,Home Phone 2,ISDN,Mobile Phone,Other Fax,Other Phone,Pager,Primary Phone,Radio Phone,TTY/TDD Phone,Telex,Account,Anniversary,Assistant's Name,Billing Information,Birthday,Business Address PO Box,Categories,Children,Directory Server,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 2 Type,E-mail 2 Display Name,E-mail 3 Address,E-mail 3 Type,E-mail 3 Display Name,Gender,Government ID Number,Hobby,Home Address PO Box,Initials,Internet Free Busy,Keywords,Language,Location,Manager's Name,Mileage,Notes,Office Location,Organizational ID Number,Other Address PO Box,Priority,Private,Profession,Referred By,Sensitivity,Spouse,User 1,User 2,User 3,User 4,Web Page",
      ),
      [
        {
          ...everybody,
          Title: "Dr.",
          "First Name": "Søren",
          "Last Name": "Lukasz",
          Company: "Nordlys A/S",
          Department: "R&D",
          "Job Title": "Chief Scientist – Batteries",
          "Business City": "Århus",
          "Business Country/Region": "Denmark",
          "Business Phone": "+45 86 12 34 56",
          Categories: "Founders;Nordics",
          "E-mail Address": "soren@nordlys.example",
          "E-mail Type": "SMTP",
          "E-mail Display Name": "Søren (soren@nordlys.example)",
          Initials: "S.L.",
          Notes: "“Call me”\r\n€ 40,000 pilot\r\n",
          "Web Page": "http://www.linkedin.com/in/soren-nordlys",
        },
        {
          ...everybody,
          "First Name": "Aoife",
          "Last Name": "Ní Bhriain",
          Company: "Saoirse Health",
          "E-mail Address": "aoife@saoirse.example",
          "E-mail Type": "SMTP",
          "Web Page": "https://ie.linkedin.com/in/aoifenib",
        },
        { ...everybody, Company: "Taxi", "Mobile Phone": "555 0100" },
      ],
      { quotes: "all" },
    ),
  ),
  columns: {
    "First Name": "firstName",
    "Last Name": "lastName",
    Company: "company",
    "Job Title": "roleTitle",
    "Business City": "location",
    "E-mail Address": "email",
    Notes: "note",
    "Web Page": "profileUrl",
  },
  people: 2,
  others: 1,
};
