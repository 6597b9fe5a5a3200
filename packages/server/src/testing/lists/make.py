"""Makes the workbooks of this folder with openpyxl, each with one kind of mess that people's lists have.

    apt-get install python3-openpyxl && /usr/bin/python3 make.py

The tests read what is committed; run this only to add a file.
"""

from datetime import date, datetime

from openpyxl import Workbook

HEADER = ["Name", "Country", "Products", "Contact Name", "Contact Phone"]


def book(name, rows, title="Leads"):
    workbook = Workbook()
    sheet = workbook.active
    sheet.title = title
    for row in rows:
        sheet.append(row)
    return workbook, sheet, lambda: workbook.save(f"{name}.xlsx")


# A title over all columns, a date and an empty row stand above the headings.
_, sheet, save = book(
    "title-above",
    [
        ["Customers of the fair in Oslo"],
        ["Exported", datetime(2026, 5, 1, 9, 30)],
        [],
        HEADER,
        ["Title Above One", "Norway", "Olive Oil Soap", "Kari", "+47 22 86 01 11"],
        ["Title Above Two", "Norway", "Olive Oil Soap", "Ola", "22 86 01 12"],
    ],
)
sheet.merge_cells("A1:E1")
save()

# The list is the second of three sheets; the third, hidden, is an old one.
workbook, sheet, save = book("several-sheets", [["How to use this file"], ["Fill in the sheet Leads."]], "Read me")
leads = workbook.create_sheet("Leads & friends")
leads.append(HEADER)
leads.append(["Second Sheet AS", "Norway", "Olive Oil Soap", "Kari", "+47 22 86 01 13"])
old = workbook.create_sheet("Old")
old.append(HEADER)
old.append(["Long Gone AS", "Norway", "Olive Oil Soap", "Ola", "+47 22 86 01 14"])
old.sheet_state = "hidden"
save()

# The first sheet is hidden, and holds a list too.
workbook, sheet, save = book("hidden-first", [HEADER, ["Hidden AS", "Norway", "", "", ""]], "Backup")
sheet.sheet_state = "hidden"
shown = workbook.create_sheet("Now")
shown.append(HEADER)
shown.append(["Shown AS", "Norway", "Olive Oil Soap", "Kari", "+47 22 86 01 15"])
workbook.active = 1
save()

book("header-only", [HEADER])[2]()

# The company's cells are joined over the rows of its contacts.
_, sheet, save = book(
    "merged-cells",
    [
        HEADER,
        ["Joined AS", "Norway", "Olive Oil Soap", "Kari", "+47 22 86 01 16"],
        [None, None, None, "Ola", "+47 22 86 01 17"],
        [None, None, None, "Siv", "+47 22 86 01 18"],
        ["Alone AS", "Norway", None, "Per", "+47 22 86 01 19"],
    ],
)
for column in "ABC":
    sheet.merge_cells(f"{column}2:{column}4")
save()

book(
    "product-typo",
    [
        HEADER,
        ["Careful AS", "Norway", "Green Cracked Olives", "Kari", "+47 22 86 01 20"],
        ["Hasty AS", "Norway", "Green Craked Olives", "Ola", "+47 22 86 01 21"],
        ["Bare AS", "Norway", None, "Siv", "+47 22 86 01 22"],
    ],
)[2]()

# Spreadsheets make numbers and dates of phone numbers.
_, sheet, save = book(
    "numbers-and-dates",
    [
        HEADER,
        ["Number AS", "Norway", "Olive Oil Soap", "Kari", 22860123],
        ["Abroad AS", "Norway", "Olive Oil Soap", "Ola", 4722860124],
        ["Float AS", "Norway", "Olive Oil Soap", "Siv", 22860125.0],
        ["Date AS", "Norway", "Olive Oil Soap", "Per", date(2022, 8, 6)],
        [1881, "Norway", "Olive Oil Soap", "Liv", "22860126"],
        [datetime(1999, 1, 1), "Norway", "Olive Oil Soap", "Jo", "22860127"],
    ],
)
save()

twin = ["Twin AS", "Norway", "Olive Oil Soap", "Kari", "+47 22 86 01 28"]
book("repeated-rows", [HEADER, twin, twin, ["TWIN AS", "NO", "Olive Oil Soap", "Ola", "22860129"], twin])[2]()

# openpyxl calculates nothing: the results of these formulas are not in the file.
book(
    "formulas-without-results",
    [
        HEADER,
        ['="Calculated "&"AS"', "Norway", "Olive Oil Soap", "Kari", "+47 22 86 01 30"],
        ["Typed AS", "Norway", "Olive Oil Soap", '="Ka"&"ri"', "+47 22 86 01 31"],
    ],
)[2]()

book(
    "spaces",
    [
        ["\u00a0Name ", "Country\u00a0", " PRODUCTS", "contact  name", "Contact-Phone"],
        ["  Spacious\u00a0AS\u00a0", "\u00a0Norway ", " Olive Oil Soap ,\n Olive Paste", "\tKari ", "\u00a0+47\u00a022\u00a086\u00a001\u00a032 "],
        ["   ", None, " ", "\u00a0", None],
    ],
)[2]()

# Another program's columns, in German and in another order, with some that we do not know.
book(
    "foreign-headings",
    [
        ["Kundennr.", "Telefon", "Nachname", "Vorname", "Position", "Ort", "Firma", "Land", "E-Mail", "Produkte", "Bemerkung"],
        [4711, "030 12345688", "Klein", "Uwe", "Einkauf", "Berlin", "Fremd GmbH", "Deutschland", "uwe@fremd.example", "Soap", "nett"],
        [4712, "+41 44 668 18 00", "Gut", "Reto", "Einkauf", "Seldwyla", "Seldwyla AG", "Schweiz", None, "Soap", None],
    ],
    "Tabelle1",
)[2]()

book(
    "countries",
    [["Name", "Country"]]
    + [
        [f"Country {nth}", country]
        for nth, country in enumerate(
            ["Turkey", "USA", "UK", "Holland", "Deutschland", "UAE", "Ivory Coast", "Czech Republic", "turkiye", "de", "Norwegen", "Atlantis"]
        )
    ],
)[2]()
